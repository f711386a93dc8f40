// The sign of a step in a cell of the honeycomb, by the kind of thing that it is.
import type { StepId } from '#domain/pathway/keys.ts';

type Kind =
  | 'look'
  | 'ask'
  | 'papers'
  | 'stamp'
  | 'exam'
  | 'place'
  | 'money'
  | 'cover'
  | 'passport'
  | 'family';

/** What kind of thing a step is. */
const kindOf: Readonly<Record<StepId, Kind>> = {
  'check-official': 'look',
  'ask-university': 'ask',
  'ask-credits': 'ask',
  'ask-vocational': 'ask',
  'find-vocational-centre': 'look',
  'ask-vocational-stay': 'ask',
  'ask-centre': 'ask',
  'check-agreement': 'ask',
  'ask-access': 'ask',
  'gather-documents': 'papers',
  'request-homologation': 'stamp',
  'request-homologation-eso': 'stamp',
  'conditional-slip': 'papers',
  'colombia-credential': 'stamp',
  'ib-credential': 'stamp',
  'register-pce': 'exam',
  'sit-pce': 'exam',
  'raise-grade': 'exam',
  'andalusia-phase': 'place',
  'pre-enrol': 'place',
  'apply-private': 'place',
  'apply-vocational': 'place',
  'apply-vocational-private': 'place',
  'enrol-centre': 'place',
  'prepare-access': 'exam',
  'request-visa': 'passport',
  'show-means': 'money',
  'take-insurance': 'cover',
  'minor-permission': 'family',
  'pay-enrolment': 'money',
  'enrol-vocational': 'money',
  'request-card': 'passport',
};

/** On a field of 24 units: what is filled, and its strokes. */
const drawn: Readonly<Record<Kind, { fill: string; line: string }>> = {
  look: {
    fill: 'M10 4.500a6 6 0 1 0 0 12a6 6 0 1 0 0-12',
    line: 'M14.500 14.500L20 20M8 10.500l1.500 1.500 3-3',
  },
  ask: { fill: 'M4 5h16v11h-9l-4 4v-4H4z', line: 'M8 9h8M8 12h5' },
  papers: { fill: 'M7 3.500h7l4 4V20H7z', line: 'M14 3.500v4h4M10 12h5M10 15.500h5' },
  stamp: { fill: 'M9 4h6l-1 7h4v4H6v-4h4z', line: 'M5 19h14' },
  exam: { fill: 'M5 19l1-4L16.500 4.500l3 3L9 18z', line: 'M14 7l3 3M5 21h14' },
  place: { fill: 'M4 9l8-5 8 5z', line: 'M6.500 11v6M12 11v6M17.500 11v6M4 19.500h16' },
  money: {
    fill: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16',
    line: 'M14.500 9.500H11a1.500 1.500 0 0 0 0 3h2a1.500 1.500 0 0 1 0 3H9.500M12 8v1.500M12 15.500V17',
  },
  cover: {
    fill: 'M12 3.500l7 2.500v5.500c0 4-3 7-7 8.500-4-1.500-7-4.500-7-8.500V6z',
    line: 'M12 8.500v6M9 11.500h6',
  },
  passport: {
    fill: 'M6 3.500h12v17H6z',
    line: 'M12 7a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7M8.500 10.500h7M9.500 17h5',
  },
  family: {
    fill: 'M8 5a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5M4 19v-3a4 4 0 0 1 8 0v3z',
    line: 'M16.500 9.500a2 2 0 1 0 0 4a2 2 0 1 0 0-4M13.500 19v-1a3 3 0 0 1 6 0v1',
  },
};

/** The sign of a step in a cell of the honeycomb, which is lit once the step is done. */
export function StepSign({ id }: { id: StepId }) {
  const kind = kindOf[id];
  const { fill, line } = drawn[kind];
  return (
    <span className={`step-sign is-${kind}`} aria-hidden="true">
      <svg viewBox="0 0 24 24" focusable="false">
        <path className="step-sign-fill" d={fill} />
        <path d={line} />
      </svg>
    </span>
  );
}
