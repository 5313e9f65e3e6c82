/** A sentence, and what it means: parameters, words to search as `q=`, ignored words. */
export type AskCase = [sentence: string, expected: string, ignored?: string[]]

/** Day and city of the cases. */
export const caseToday = '2027-01-15'
export const caseCity = 'lyon'

const days = (start: string, leaveBy: string) => `start=2027-${start} leave_by=2027-${leaveBy}`
const range = (start: string, end: string) => `start=2027-${start} end=2027-${end}`

const mixed: AskCase[] = [
  [
    'une semaine en août avec un enfant de 8 ans, pas trop dur, près d’un lac',
    `age=8 activity_types=lacs-et-rivieres ${days('08-01', '08-31')} level=1,2 duration=6-8`,
  ],
  ['un week-end en juin pour deux', `${days('06-01', '06-30')} duration=2-3 travelers=2`],
  ['rando facile dans le Vercors', 'region=vercors activity_types=a-pied level=1,2'],
  ['10 jours en Norvège cet été', `countries=NO ${days('06-01', '08-31')} duration=10-10`],
  [
    'deux semaines de trek en Islande en juillet',
    `countries=IS activities=trek ${days('07-01', '07-31')} duration=13-15`,
  ],
  ['kayak en Bretagne, moins de 500 €', 'region=bretagne activities=kayak-de-mer price=-500'],
  [
    'on est 3, on cherche un week-end prolongé sportif en septembre',
    `${days('09-01', '09-30')} travelers=3 level=4 duration=3-4`,
  ],
  [
    'vélo en famille au printemps, pas loin',
    `family_friendly=true activity_types=a-velo ${days('03-01', '05-31')} from=lyon max_train_hours=4`,
  ],
  ['aurores boréales à Noël, budget 2 500 euros', 'activities=aurores-boreales vacation=noel price=-2500'],
  ['du 14 au 21 août en Corse avec ma fille de 9 ans', `age=9 region=corse ${range('08-14', '08-21')}`],
  ['seule, niveau 2, départ confirmé en mai', `travelers=1 level=2 confirmed=true ${days('05-01', '05-31')}`],
  [
    'observer les loups pendant les vacances d’hiver zone A',
    'activities=observation-de-la-faune vacation=hiver zone=A q=observer',
  ],
]

const dates: AskCase[] = [
  ['du 3 au 10 juillet', range('07-03', '07-10')],
  ['entre le 28 juillet et le 5 août', range('07-28', '08-05')],
  ['à partir du 15 avril', 'start=2027-04-15'],
  ['retour avant le 1er septembre', 'end=2027-08-31'],
  ['mi-juin', days('06-11', '06-20')],
  ['fin février en Laponie', `destination=lapland ${days('02-21', '02-28')}`],
  ['entre mai et juillet', days('05-01', '07-31')],
  ['pas avant juin', 'start=2027-06-01'],
  ['vacances de la Toussaint zone B en famille', 'family_friendly=true vacation=toussaint zone=B'],
  ['vacances de Pâques avec mes ados', 'age=12 vacation=printemps'],
  ['pont de mai', 'vacation=pont-de-mai'],
  [
    'l’hiver prochain, chiens de traîneau',
    'activities=chiens-de-traineau start=2027-12-01 leave_by=2028-02-29',
  ],
  ['ce week-end', `${range('01-16', '01-18')} duration=2-3`],
  ['le week-end prochain', `${range('01-23', '01-25')} duration=2-3`],
  ['le mois prochain', days('02-01', '02-28')],
  ['la semaine prochaine en raquettes', `activities=raquettes ${days('01-18', '01-24')}`],
  ['le 15/08', days('08-15', '08-15')],
  ['avant le 1er mai', 'leave_by=2027-04-30'],
  ['du 28 décembre au 3 janvier', 'start=2027-12-28 end=2028-01-03'],
  ['en 2028', 'start=2028-01-01 leave_by=2028-12-31'],
]

const length: AskCase[] = [
  ['quinze jours en septembre', `${days('09-01', '09-30')} duration=13-15`],
  ['5 jours ou 7 jours', 'duration=5-7'],
  ['moins de 5 jours', 'duration=-4'],
  ['au moins une semaine en itinérance', 'expedition_type=en-itinerance duration=6-'],
  ['quelques jours de kayak', 'activities=kayak-de-mer duration=2-4'],
  ['4 à 6 jours', 'duration=4-6'],
  ['environ 6 jours', 'duration=5-7'],
  ['plus de trois jours', 'duration=4-'],
  ['trois semaines', 'duration=20-22'],
  ['une semaine maximum', 'duration=-8'],
]

const price: AskCase[] = [
  ['autour de 1 000 €', 'price=850-1150'],
  ['entre 400 et 700 euros', 'price=400-700'],
  ['pas cher et pas loin', 'from=lyon max_train_hours=4 sort=price'],
  ['8 jours max, 900 € max, niveau 4', 'level=4 duration=-8 price=-900'],
  ['budget 600', 'price=-600'],
  ['pas plus de 1200€ par personne', 'price=-1200'],
  ['au moins 1.500 euros', 'price=1500-'],
  ['de 300 à 500 €', 'price=300-500'],
  ['environ 730 €', 'price=620-840'],
  ['un petit budget', 'sort=price'],
]

const level: AskCase[] = [
  ['niveau 3 maximum', 'level=1,2,3'],
  ['très sportif', 'level=5'],
  ['niveau 2 ou 3', 'level=2,3'],
  ['niveau 4 ou plus', 'level=4,5'],
  ['niveaux 1 à 3', 'level=1,2,3'],
  ['quelque chose de tranquille', 'level=1'],
  ['pour débutants', 'level=1,2'],
  ['un niveau moyen', 'level=2,3'],
  ['effort soutenu', 'level=3 q=effort'],
  ['un trek difficile', 'activities=trek level=4,5'],
]

const people: AskCase[] = [
  ['avec mes enfants de 7, 9 et 12 ans', 'age=7'],
  ['sans les parents, 14 ans', 'age=14 expedition_type=sans-les-parents'],
  ['nous sommes 4, départ confirmé', 'confirmed=true travelers=4'],
  ['en couple', 'travelers=2'],
  ['avec deux enfants de 6 et 10 ans', 'age=6'],
  ['mon fils de 5 ans', 'age=5'],
  ['avec des enfants', 'family_friendly=true'],
  ['sans enfant', 'expedition_type=expedition'],
  ['une colo en août', `expedition_type=sans-les-parents ${days('08-01', '08-31')}`],
  ['un base camp pour 6 personnes', 'expedition_type=en-base-camp travelers=6'],
  ['à trois', 'travelers=3'],
  ['ado de 15 ans', 'age=15'],
]

const travel: AskCase[] = [
  ['moins de 4h30 depuis Nantes', 'from=nantes max_train_hours=4.5'],
  ['depuis Paris', 'from=paris'],
  ['à moins de 3 heures de train', 'from=lyon max_train_hours=3'],
  ['au départ de Strasbourg, pas trop loin', 'from=strasbourg max_train_hours=4'],
  ['le moins de CO₂', 'from=lyon sort=co2'],
  ['dernière minute', 'sort=next_departure'],
  ['les mieux notées', 'sort=rating'],
  ['les nouveautés', 'sort=newest'],
  ['départ garanti', 'confirmed=true'],
  ['6 h de train maximum', 'from=lyon max_train_hours=6'],
  ['en partant de Lille, moins de 5 h', 'from=lille max_train_hours=5'],
  ['moins de 4 heures de marche', 'activity_types=a-pied q=moins 4 heures'],
]

const places: AskCase[] = [
  ['trek en Italie ou en Slovénie', 'countries=IT,SI activities=trek'],
  ['hors de France', 'destination=outside-france'],
  ['Écosse à vélo', 'countries=GB activity_types=a-velo'],
  ['les Alpes du Nord en hiver', 'region=alpes-du-nord start=2026-12-01 leave_by=2027-02-28'],
  ['dormir sous les étoiles en mai', `activities=astronomie ${days('05-01', '05-31')} q=dormir`],
  ['voile et snorkeling en Grèce', 'countries=GR activities=voile,snorkeling'],
  ['France, Italie, Suisse et Autriche', 'countries=FR,IT,CH', ['et Autriche']],
  ['une rando avec un âne', 'activities=randonnee-avec-un-ane'],
]

const notUnderstood: AskCase[] = [
  ['randonnée sans bivouac', 'activity_types=a-pied', ['sans bivouac']],
  ['sauf en juillet', '', ['sauf en juillet']],
  ['au départ de Brest', '', ['au départ de Brest']],
  ['chambre simple, wifi et piscine', 'q=chambre simple wifi piscine'],
  ['ni voiture ni avion, pas de tente', '', ['ni voiture', 'ni avion', 'pas de tente']],
  ['en juin, plutôt en juillet', days('07-01', '07-31'), ['en juin']],
]

/** A hundred sentences by subject; the first ones of each are those of the specification. */
export const askCases: Record<string, AskCase[]> = {
  mixed,
  dates,
  length,
  price,
  level,
  people,
  travel,
  places,
  notUnderstood,
}
