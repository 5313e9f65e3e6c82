/** Shown by the applications that open the file. */
export const gpxMessages = {
  simplified: 'Tracé simplifié, ne pas suivre sur le terrain',
  day: (name: string, day: number) => `${name}, jour ${day}`,
  meetingPoint: (name: string | null) => (name ? `Rendez-vous : ${name}` : 'Rendez-vous'),
}
