import type { Page } from '@playwright/test';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { personalityV2 } from '#content/instruments/personality/v2/instrument.ts';
import { valuesV2 } from '#content/instruments/values/v2/instrument.ts';
import { guestAttempt, leaveOnDevice } from '../device.ts';
import type { RunningServer } from '../serve.ts';
import { attemptFor } from './attempt-for.ts';
import type { GoldenPerson } from './golden-people.ts';

/** Leaves the tests of a golden person on the device, as a guest has them. */
export async function storeGoldenPerson(
  page: Page,
  site: RunningServer,
  person: GoldenPerson,
): Promise<void> {
  const made = [
    { instrument: 'riasec', attempt: attemptFor(interestsV2, person.interests) },
    ...(person.values
      ? [{ instrument: 'values', attempt: attemptFor(valuesV2, person.values) } as const]
      : []),
    ...(person.personality
      ? [
          {
            instrument: 'personality',
            attempt: attemptFor(personalityV2, person.personality),
          } as const,
        ]
      : []),
  ] as const;
  const left = made.map(({ instrument, attempt: { answers } }) => {
    const guest = guestAttempt('es');
    return {
      ...guest,
      attempt: { ...guest.attempt, instrument, version: 2, answers, itemTimes: {} },
    };
  });
  await leaveOnDevice(page, site, ...left);
}
