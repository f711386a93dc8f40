/** Where the build puts `service-worker.ts`. */
const script = '/service-worker.js';

// Not in TypeScript's library yet, nor in every browser.
declare const trustedTypes:
  | undefined
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL(input: string): string };
    };

/** The one policy that the security headers allow; whatever it is asked, it gives this one script. */
const policy =
  typeof trustedTypes === 'undefined'
    ? undefined
    : trustedTypes.createPolicy('faro', { createScriptURL: () => script });

/**
 * Asks the browser for a copy of the tests that works without a network. Resolves with true
 * once it is complete, with false where there is none: no service workers, private window, no room.
 */
export async function keepOfflineCopy(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  try {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register(policy?.createScriptURL(script) ?? script, {
      updateViaCache: 'none',
    });
    // `ready` would wait for ever where the installation fails.
    const worker = registration.active ?? registration.installing ?? registration.waiting;
    if (!worker) return false;
    if (worker.state !== 'activated') {
      await new Promise<void>((settled) => {
        worker.addEventListener('statechange', () => {
          if (worker.state === 'activated' || worker.state === 'redundant') settled();
        });
      });
    }
    return worker.state === 'activated';
  } catch {
    return false;
  }
}
