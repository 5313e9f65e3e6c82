type Sound = {
  pitches: number[]
  seconds: number
  /** Receives the share that has been played. */
  onPlay?: (share: number) => void
  onEnd?: () => void
}

const volume = 0.2
const followMs = 80

export const canPlay = (): boolean => typeof AudioContext !== 'undefined'

/** Plays one tone that follows the pitches; returns how to stop it. */
export function play({ pitches, seconds, onPlay, onEnd }: Sound): () => void {
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  gain.gain.value = volume
  tone.connect(gain).connect(audio.destination)
  tone.frequency.setValueCurveAtTime(pitches, audio.currentTime, seconds)
  const following = onPlay && setInterval(() => onPlay(Math.min(1, audio.currentTime / seconds)), followMs)
  tone.onended = () => {
    clearInterval(following)
    void audio.close()
    onEnd?.()
  }
  tone.start()
  tone.stop(audio.currentTime + seconds)
  return () => tone.stop()
}
