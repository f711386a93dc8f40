import type { Trait } from '#domain/instruments/personality/traits.ts';

/** The kite of each trait, as the scene of this test has it: its colour, and its shape about its middle. */
const kites: Readonly<Record<Trait, { colour: string; shape: string }>> = {
  openness: { colour: 'type-r', shape: 'M0-18L13-4 0 16-13-4zM0 16q-6 5 1 9t-1 8' },
  conscientiousness: {
    colour: 'type-i',
    shape: 'M0-17L15-10V-5L0 2-15-5V-10zM-15 3L0 10 15 3V9L0 16-15 9z',
  },
  extraversion: {
    colour: 'type-s',
    shape:
      'M-14-12a8 8 0 1 0 .1 0zM1-8a7 7 0 1 0 .1 0zM13 0a5 5 0 1 0 .1 0zM20 8a3.5 3.5 0 1 0 .1 0z',
  },
  agreeableness: {
    colour: 'type-e',
    shape: 'M0-17L15-8.5V8.5L0 17-15 8.5V-8.5zM0-8L-7-4V4L0 8 7 4V-4z',
  },
  stability: { colour: 'type-a', shape: 'M-20-8Q-8-8 0 2 8-8 20-8 12 2 4 8L0 16-4 8Q-12 2-20-8z' },
};

/** The kite of a trait about its middle, on its string, which ends `string` below in the place that it marks. */
export function Kite({ trait, string }: { trait: Trait; string: number }) {
  return (
    <>
      <path className="kite-string" d={`M0 16V${string}`} />
      <path
        className="meter-fill"
        fillRule="evenodd"
        transform="scale(1.3)"
        d={kites[trait].shape}
      />
      <circle className="meter-fill" cy={string} r="7" />
    </>
  );
}

/** The colour of what stands beside it. */
export function kiteColour(trait: Trait): string {
  return kites[trait].colour;
}
