import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { corner } from '#app/ui/charts/hexagon-geometry.ts';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { copy } from '#content/dictionaries/es/joint.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { goldenPeople, type GoldenPerson } from '#tests/report/golden-people.ts';
import { reportOfPerson, reportWords } from '#tests/report/print-report.ts';
import { JointCareers } from './joint-careers.tsx';
import { JointScene } from './joint-scene.tsx';

const [first] = goldenPeople.filter(({ values, personality }) => values && personality);
if (!first) throw new Error('nobody took three tests');
const person: GoldenPerson = {
  ...first,
  interests: { R: 10, I: 22, A: 36, S: 30, E: 12, C: 6 },
  values: {
    achievement: 16,
    independence: 19,
    recognition: 5,
    relationships: 15,
    support: 8,
    conditions: 7,
  },
};
const words = reportWords.es;
const report = await reportOfPerson(person);

test('each star stands at its share of the scale, as the corner of the hexagon does, and all six have a name', () => {
  const { types } = words.instruments.interests;
  const html = renderToStaticMarkup(
    <JointScene sections={report.sections} types={types} label="" />,
  );
  const profile = sectionFor(report.sections, 'interests')?.profile;
  if (!profile || profile.kind === 'incomplete') throw new Error('no scores');
  const places = [...html.matchAll(/joint-glow" cx="([-\d.]+)" cy="([-\d.]+)"/g)].map(
    ([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }),
  );
  const frame = /joint-frame" d="M([-\d.]+) ([-\d.]+)L/.exec(html);
  const top = { x: Number(frame?.[1]), y: Number(frame?.[2]) };
  const lowest = /joint-frame" d="M(?:[-\d.]+ [-\d.]+L){3}([-\d.]+) ([-\d.]+)L/.exec(html);
  const radius = (Number(lowest?.[2]) - top.y) / 2;
  const centre = { x: top.x, y: top.y + radius };
  expect(places).toEqual(
    riasecLetters.map((letter, index) =>
      corner(index, radius * (profile.points[letter] / profile.max), centre),
    ),
  );
  for (const letter of riasecLetters) expect(html).toContain(`>${types[letter].name}</text>`);
});

test('careers say what they give in verbs, why their order is another, and what personality does', () => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="es">
      <StaticNavigation>
        <JointCareers report={report} words={words} copy={copy.careers} />
      </StaticNavigation>
    </LocaleProvider>,
  );
  expect(html).toMatch(/>Decides tú y trabajas con gente<\/small>/);
  expect(html).not.toMatch(/[Oo]frece/);
  expect(html).toContain(copy.careers.on);
  expect(html).toContain(copy.careers.traits);
});
