import type { Driver, Point } from './driver.ts';
import { elementPosition } from './element-position.ts';

/** A visitor in front of a browser: looks for things by what they are called, waits a while, presses and types. */
export type Visitor = ReturnType<typeof visitor>;

/** What is waited for may take this long (ms). */
const wait = 20_000;
const pause = 40;

export function visitor(driver: Driver) {
  /** Asks again until the answer is not a string: a string says what is missing. */
  async function until<Value>(what: string, ask: () => Promise<Value | string>): Promise<Value> {
    const end = performance.now() + wait;
    let last = '';
    while (performance.now() < end) {
      // A document that is just being left cannot answer.
      const answer = await ask().catch((error: unknown) => String(error));
      if (typeof answer !== 'string') return answer;
      last = answer;
      await new Promise((resume) => setTimeout(resume, pause));
    }
    throw new Error(`${what}: ${last}`);
  }

  function find(selector: string, name: string | null = null): Promise<Point> {
    return until(`${selector} ${name ?? ''}`, () => driver.run(elementPosition, selector, name));
  }

  /** Where it is when it has come to rest. */
  async function findStill(selector: string, name: string | null): Promise<Point> {
    let before = await find(selector, name);
    return until(`${selector} ${name ?? ''}`, async () => {
      const now = await driver.run(elementPosition, selector, name);
      if (typeof now === 'string') return now;
      const isStill = now.x === before.x && now.y === before.y;
      before = now;
      return isStill ? now : 'moving';
    });
  }

  async function press(selector: string, name: string | null = null): Promise<void> {
    await driver.press(await findStill(selector, name));
  }

  return {
    driver,
    until,
    find,
    press,
    /** Presses a field and types into it. */
    async fill(selector: string, text: string): Promise<void> {
      await press(selector);
      await driver.type(text);
      await until(`${selector} says what was typed`, () =>
        driver.run(
          (selector, text) => {
            const field = document.querySelector<HTMLInputElement>(selector);
            return field?.value === text || `"${field?.value}"`;
          },
          selector,
          text,
        ),
      );
    },
    async sees(selector: string, name: string | null = null): Promise<void> {
      await find(selector, name);
    },
    async arrivesAt(path: string): Promise<void> {
      await until(`the address ${path}`, () =>
        driver.run((path) => location.pathname === path || location.pathname, path),
      );
    },
    isShown: (selector: string): Promise<boolean> =>
      driver.run((selector) => {
        const found = [...document.querySelectorAll(selector)];
        return found.some((element) => element.checkVisibility({ visibilityProperty: true }));
      }, selector),
    async isGone(selector: string): Promise<void> {
      await until(`${selector} goes`, () =>
        driver.run((selector) => {
          const found = [...document.querySelectorAll(selector)];
          const stays = found.some((element) =>
            element.checkVisibility({ visibilityProperty: true }),
          );
          return stays ? 'still there' : true;
        }, selector),
      );
    },
  };
}
