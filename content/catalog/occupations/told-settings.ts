// How work is, from figures to words: which sentence holds of an occupation. Limits are ours, chosen on the 258 occupations
// so that each sentence tells something: what holds of nearly all of them is not said.

/** Means of answers from 1 to 5; `schedule` and `week` from 1 to 3. */
export type Settings = {
  /** Frequency: 1 never, 3 about monthly, 4 weekly, 5 daily; of contact: 5 all the time. */
  readonly contact: number;
  readonly customers: number;
  readonly angryPeople: number;
  readonly outdoors: number;
  /** Share of the day: 3 half of it, 5 all of it. */
  readonly sitting: number;
  readonly standing: number;
  readonly hands: number;
  readonly timePressure: number;
  /** How serious: 5 extremely. */
  readonly errors: number;
  readonly othersSafety: number;
  readonly disease: number;
  readonly hazards: number;
  readonly heights: number;
  readonly noise: number;
  /** 1 regular, 2 irregular, 3 seasonal. */
  readonly schedule: number;
  /** 1 less than forty hours, 2 forty, 3 more. */
  readonly week: number;
};

export type ToldSettings = {
  readonly people: 'all-day' | 'much' | 'less';
  readonly meetsPublic: boolean;
  readonly meetsAnger: boolean;
  readonly place: 'outdoors' | 'both' | 'indoors';
  readonly posture: 'sitting' | 'standing' | 'mixed';
  readonly usesHands: boolean;
  readonly deadlines: 'daily' | 'weekly' | 'seldom';
  readonly schedule: 'irregular' | 'regular';
  readonly hasLongWeeks: boolean;
  readonly risks: readonly Risk[];
};

export type Risk = 'errors' | 'othersSafety' | 'disease' | 'hazards' | 'heights' | 'noise';

/** Of frequencies: 4 is weekly, 5 daily. Errors: 4 is very serious. */
const riskLimits: readonly (readonly [Risk, number])[] = [
  ['errors', 4],
  ['othersSafety', 4],
  ['disease', 3.5],
  ['hazards', 3.25],
  ['heights', 2.75],
  ['noise', 3.5],
];

export function toldSettings(settings: Settings): ToldSettings {
  const { contact, customers, angryPeople, outdoors, sitting, standing, timePressure } = settings;
  return {
    people: contact >= 4.6 ? 'all-day' : contact >= 4 ? 'much' : 'less',
    meetsPublic: customers >= 4,
    meetsAnger: angryPeople >= 3.3,
    place: outdoors >= 3.75 ? 'outdoors' : outdoors >= 2.5 ? 'both' : 'indoors',
    posture: sitting >= 4 ? 'sitting' : standing >= 3.5 ? 'standing' : 'mixed',
    usesHands: settings.hands >= 4,
    deadlines: timePressure >= 4.25 ? 'daily' : timePressure >= 3.5 ? 'weekly' : 'seldom',
    schedule: settings.schedule >= 1.5 ? 'irregular' : 'regular',
    hasLongWeeks: settings.week >= 2.7,
    risks: riskLimits.filter(([risk, limit]) => settings[risk] >= limit).map(([risk]) => risk),
  };
}
