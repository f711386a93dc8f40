import type { Copy } from '#content/dictionaries/es/cookies.ts';
import type { OptionalPurpose } from '#app/data/device/storage-consent.ts';

/**
 * The cookie banner as it lies in every built page: plain HTML that `consent-boot.ts` shows and
 * runs, so it costs no React and works before it. Last on the page, where it covers nothing. `analytics` is the script
 * that a "yes" starts; where there is none, nothing is asked and the banner says so.
 */
export function CookieBanner({
  copy,
  policyUrl,
  analytics,
}: {
  copy: Copy;
  policyUrl: string;
  analytics: string | undefined;
}) {
  const { purposes } = copy;
  return (
    <section
      id="cookie-banner"
      aria-labelledby="cookie-banner-title"
      tabIndex={-1}
      data-analytics={analytics}
      className="group bottom-0 z-30 hidden border-t border-edge bg-raised in-data-consent:block in-data-[consent=foot]:sticky in-data-[consent=foot]:max-h-[85dvh] in-data-[consent=foot]:overflow-auto print:hidden"
    >
      <div className="wrap grid items-center gap-x-10 gap-y-2 py-2.5 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <p className="text-sm leading-snug">
          <strong id="cookie-banner-title" className="font-semibold">
            {copy.title}
          </strong>{' '}
          {analytics ? copy.asks : copy.asksNothing} <a href={policyUrl}>{copy.policy}</a>
        </p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(5.2rem,1fr))] gap-2">
          <Choice act="accept" name={copy.accept} />
          <Choice act="reject" name={copy.reject} />
          <Choice act="configure" name={copy.configure} />
        </div>
        <fieldset className="hidden gap-3 group-data-configure:grid lg:col-span-2">
          <legend className="mb-2 font-semibold">{analytics ? purposes.legend : copy.kept}</legend>
          <Purpose name="technical" words={purposes.technical} always />
          {analytics ? (
            <Purpose name="analytics" words={purposes.analytics} />
          ) : (
            <p className="text-muted">{copy.nothingOptional}</p>
          )}
          <div className="grid sm:justify-start">
            <Choice act="save" name={copy.save} />
          </div>
        </fieldset>
      </div>
    </section>
  );
}

/** All choices look and measure the same: none is easier to take than another. */
function Choice({ act, name }: { act: 'accept' | 'reject' | 'configure' | 'save'; name: string }) {
  return (
    <button
      type="button"
      className={`btn btn-secondary text-base ${act === 'save' ? 'px-6' : 'px-1.5'}`}
      data-cookies={act}
    >
      {name}
    </button>
  );
}

function Purpose({
  name,
  words,
  always,
}: {
  /** What the choice is kept under. */
  name: OptionalPurpose | 'technical';
  words: { name: string; text: string };
  always?: boolean;
}) {
  const id = `allow-${name}`;
  return (
    <div className="check text-base">
      <input
        type="checkbox"
        id={id}
        name={name}
        aria-describedby={`${id}-text`}
        className="check-box"
        defaultChecked={always}
        disabled={always}
      />
      <div>
        <label htmlFor={id} className="block font-semibold">
          {words.name}
        </label>
        <span id={`${id}-text`} className="text-muted">
          {words.text}
        </span>
      </div>
    </div>
  );
}
