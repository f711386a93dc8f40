import { renderToStaticMarkup } from 'react-dom/server';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { expect, test } from 'vitest';
import { Button, ButtonLink } from './button.tsx';
import { DataTable } from './data-table.tsx';
import { Checkbox, TextField } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { HexagonChart } from './charts/hexagon.tsx';
import { bandPath, corner, petalPath, radarPath } from './charts/hexagon-geometry.ts';
import { Meter } from './charts/meter.tsx';
import { Notice } from './notice.tsx';

const points = ['R', 'I', 'A', 'S', 'E', 'C'].map((letter, index) => ({
  id: letter,
  letter,
  name: `Name ${letter}`,
  value: index / 5,
  low: index / 5 - 0.1,
  high: index / 5 + 0.1,
  colorClass: `type-${letter.toLowerCase()}`,
}));

test('a field names its error and its help, and says that it is wrong', () => {
  const html = renderToStaticMarkup(
    <TextField id="mail" label="Mail" help="Yours" error="Wrong" />,
  );
  expect(html).toContain('<label for="mail"');
  expect(html).toContain('aria-describedby="mail-error mail-help"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('id="mail-error"');
  expect(html).toContain('id="mail-help"');
});

test('a field without error and help refers to nothing', () => {
  const html = renderToStaticMarkup(<TextField id="mail" label="Mail" />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});

test('a password starts hidden, with a toggle that says what it does and does not submit', () => {
  const html = renderToStaticMarkup(
    <PasswordField id="word" label="Password" showLabel="Show it" hideLabel="Hide it" />,
  );
  expect(html).toContain('type="password"');
  expect(html).toMatch(/<button type="button"[^>]*aria-label="Show it"/);
});

test('a checkbox is never ticked by itself', () => {
  expect(renderToStaticMarkup(<Checkbox label="I agree" />)).not.toContain('checked');
});

test('a busy button keeps its words, stays focusable and tells that it works', () => {
  const html = renderToStaticMarkup(<Button busy>Saving</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
  expect(html).toContain('Saving');
});

test('an external link opens a new tab without handing over the window, and says so', () => {
  const html = renderToStaticMarkup(
    <ButtonLink href="https://one.example/" external externalLabel="new tab">
      Book
    </ButtonLink>,
  );
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain('(new tab)');
});

test('a link within the site stays in the tab', () => {
  const html = renderToStaticMarkup(
    <StaticNavigation>
      <ButtonLink to="/assessment">Test</ButtonLink>
    </StaticNavigation>,
  );
  expect(html).toContain('href="/assessment"');
  expect(html).not.toContain('target=');
});

test('only an error interrupts a screen reader', () => {
  expect(renderToStaticMarkup(<Notice tone="error">No</Notice>)).toContain('role="alert"');
  expect(renderToStaticMarkup(<Notice tone="success">Yes</Notice>)).toContain('role="status"');
});

test('the hexagon is one named picture with each letter and name in sight', () => {
  const html = renderToStaticMarkup(<HexagonChart points={points} title="T" description="D" />);
  expect(html).toMatch(/role="img" aria-labelledby="[^"]+" aria-describedby="[^"]+"/);
  for (const { letter, name } of points) {
    expect(html).toContain(`>${letter}</text>`);
    expect(html).toContain(`>${name}</text>`);
  }
});

test('charts carry no style attribute, which the security policy would drop', () => {
  const html = renderToStaticMarkup(
    <>
      <HexagonChart points={points} title="T" description="D" />
      <Meter label="L" text="4 of 5" value={1.4} low={-1} high={2} colorClass="type-r" />
    </>,
  );
  expect(html).not.toContain('style=');
});

test('a bar never leaves its track, whatever the numbers', () => {
  const html = renderToStaticMarkup(
    <Meter label="L" text="4 of 5" value={1.4} low={-1} high={0.5} colorClass="type-r" />,
  );
  expect(html).toContain('class="meter-fill" y="3" width="0%"');
  expect(html).toContain('class="meter-score" x="100%"');
  expect(html).toContain('class="meter-band" x="0%"');
});

test('a table heads its columns and its rows', () => {
  const html = renderToStaticMarkup(
    <DataTable
      caption="Points"
      columns={[
        { id: 'type', label: 'Type' },
        { id: 'points', label: 'Points', isNumber: true },
      ]}
      rows={[{ id: 'r', cells: ['Realistic', 22] }]}
    />,
  );
  expect(html).toContain('<th scope="col">Type</th>');
  expect(html).toContain('<th scope="row">Realistic</th>');
  expect(html).toContain('<td class="is-number">22</td>');
});

test('the hexagon stands on a corner and runs clockwise', () => {
  const centre = { x: 0, y: 0 };
  expect(corner(0, 10, centre)).toEqual({ x: 0, y: -10 });
  expect(corner(1, 10, centre)).toEqual({ x: 8.66, y: -5 });
  expect(corner(3, 10, centre)).toEqual({ x: 0, y: 10 });
});

test('shares beyond the scale stop at its edge', () => {
  const centre = { x: 0, y: 0 };
  expect(radarPath([2, 1, 1, 1, 1, -1], 10, centre)).toBe(
    'M0 -10L8.66 -5L8.66 5L0 10L-8.66 5L0 0Z',
  );
  expect(bandPath([0], [1], 10, centre)).toBe('M0 -10ZM0 0Z');
});

test('a petal reaches from the centre to its corner', () => {
  expect(petalPath(0, 10, 0, { x: 0, y: 0 })).toBe('M0 0L-4.33 -7.5L0 -10L4.33 -7.5Z');
});
