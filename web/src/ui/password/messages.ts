import type { Strength } from '#web/ui/password/strength.rules.ts'

export const messages = {
  password: 'Mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  hint: '6 caractères au moins ; une phrase entière est plus sûre.',
  strengths: {
    short: 'Trop court : 6 caractères au moins.',
    weak: 'Facile à deviner : ajoute des mots.',
    fair: 'Correct.',
    strong: 'Solide.',
  } satisfies Record<Strength, string>,
}
