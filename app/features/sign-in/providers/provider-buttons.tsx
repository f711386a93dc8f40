import { useEffect, useId, useState } from 'react';
import type { Copy } from '#content/dictionaries/es/providers.ts';
import { setOut } from '#app/data/account/provider-sign-in.ts';
import { isOwnServer } from '#app/data/backend/backend.ts';
import type { Provider } from '#app/data/device/provider-trip.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PrivacyBox } from '#app/features/sign-in/sign-up/sign-up-fields.tsx';
import { ProviderMark } from './provider-mark.tsx';

/**
 * A button for each provider, inside the form of the page: its boxes count here, too. Our own server asks for age and
 * terms when an unknown person comes back; a hosted project has made the account by then, so it is asked before.
 */
export function ProviderButtons({
  offered,
  returnTo,
  next,
  copy,
}: {
  offered: readonly Provider[];
  /** The page that takes the answer; absolute. */
  returnTo: () => string;
  /** Where the person was going. */
  next: string | null;
  copy: Copy;
}) {
  const id = useId();
  const [leaving, setLeaving] = useState<Provider>();
  const [asks, setAsks] = useState<{ provider: Provider; hasOwnBox: boolean }>();
  const [isWithoutStorage, setIsWithoutStorage] = useState(false);
  useEffect(() => {
    // Coming back with the browser's own button finds the page as they left it.
    const wake = () => setLeaving(undefined);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  async function go(provider: Provider, form: HTMLFormElement | null): Promise<void> {
    const said = new FormData(form ?? undefined);
    const { version, hash } = copy.consent;
    const hasAccepted = said.has('privacy');
    if (!hasAccepted && !isOwnServer()) {
      const box = form?.querySelector<HTMLInputElement>('input[name="privacy"]');
      box?.focus();
      return setAsks({ provider, hasOwnBox: box !== null && box?.id !== `${id}-privacy` });
    }
    setLeaving(provider);
    const consent = hasAccepted ? { version, hash } : undefined;
    try {
      await setOut({ provider, consent, isShared: said.has('isShared'), next }, returnTo());
    } catch {
      setLeaving(undefined);
      setIsWithoutStorage(true);
    }
  }

  const [first] = offered;
  const named = (text: string, provider: Provider) =>
    fill(text, { provider: copy.names[provider] });
  return (
    <>
      <p className="text-center text-muted">{copy.or}</p>
      {asks && (
        <div role="status">
          {!asks.hasOwnBox && <p>{named(copy.ageFirst, asks.provider)}</p>}
          <p>{copy.ageMissing}</p>
        </div>
      )}
      {asks && !asks.hasOwnBox && (
        <PrivacyBox id={id} copy={copy.consent} error={undefined} onAccept={() => {}} />
      )}
      {isWithoutStorage && first && (
        <Notice tone="error">
          <p>{named(copy.noStorage, first)}</p>
        </Notice>
      )}
      {offered.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          className="w-full"
          busy={leaving !== undefined}
          onClick={(event) => void go(provider, event.currentTarget.form)}
        >
          {leaving === undefined && <ProviderMark provider={provider} />}
          {named(leaving === provider ? copy.leaving : copy.go, provider)}
        </Button>
      ))}
    </>
  );
}
