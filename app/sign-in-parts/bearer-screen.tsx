import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { ownerOfToken } from '#app/data/account/bearer-password.ts';
import { dropBearer } from '#app/features/mail-link/arrived-link.ts';
import { AuthScreen } from '#app/features/sign-in/auth-screen.tsx';
import type { AuthAddresses } from '#app/features/sign-in/send-auth.ts';
import { Spinner } from '#app/ui/spinner.tsx';

type Asked =
  | { kind: 'asking' }
  /** The backend could not be asked. */
  | { kind: 'failed' }
  | { kind: 'owner'; email: string };

/**
 * An access token alone sets the password of its account, and opens nothing else. Whose account that is stands there before
 * one is chosen; a token that is over is told at once (threat A23).
 */
export function BearerScreen({
  accessToken,
  copy,
  addresses,
  onOver,
  onSet,
  renderUnasked,
}: {
  accessToken: string;
  copy: Copy;
  addresses: () => AuthAddresses;
  /** The token opens nothing (any more). */
  onOver: () => void;
  /** The password is set. */
  onSet: () => void;
  /** What is said where the backend cannot be asked, with the way to ask again. */
  renderUnasked: (onRetry: () => void) => ReactNode;
}) {
  const [asked, setAsked] = useState<Asked>({ kind: 'asking' });
  const [times, setTimes] = useState(0);
  const leave = useEffectEvent(() => {
    dropBearer();
    onOver();
  });
  useEffect(() => {
    let isGone = false;
    void ownerOfToken(accessToken).then((answer) => {
      if (isGone) return;
      if (answer.kind === 'done') return setAsked({ kind: 'owner', ...answer.value });
      const { kind, status } = answer.failure;
      const isUnasked = kind === 'network' || kind === 'rateLimit' || (status ?? 500) >= 500;
      return isUnasked ? setAsked({ kind: 'failed' }) : leave();
    });
    return () => {
      isGone = true;
    };
  }, [accessToken, times]);
  if (asked.kind === 'asking') return <Spinner label={copy.link.submitting} />;
  if (asked.kind === 'failed') {
    return renderUnasked(() => {
      setAsked({ kind: 'asking' });
      setTimes(times + 1);
    });
  }
  return (
    <AuthScreen
      copy={copy}
      addresses={addresses}
      bearer={{
        accessToken,
        email: asked.email,
        onOver: () => {
          dropBearer();
          onOver();
        },
      }}
      onSignedIn={() => {
        onSet();
        dropBearer();
      }}
    />
  );
}
