import { useState } from 'react';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { codeTyped } from '#domain/class/class-code.ts';

/** Stands before the secret of a phone that has sent its order in an evening for families. */
const ofEvening = '#familia-';

export type AddressCode = {
  code: string;
  /** Of an order that was sent in an evening; empty where the address has none. */
  secret: string;
  forget: () => void;
  /** Puts the secret of a sent order into the address, by which its answer is found again. */
  keep: (secret: string) => void;
};

/**
 * The code that the address brings, scanned from the wall: `?c=` or behind the `#`. `forget` takes it out of the address,
 * so that loading the page again is no new pupil.
 */
export function useAddressCode(): AddressCode {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [isForgotten, setForgotten] = useState(false);
  // The built page knows no fragment: what React wakes is first as it was written.
  const isAwake = useHydrated();
  const secret = isAwake && hash.startsWith(ofEvening) ? hash.slice(ofEvening.length) : '';
  const code = codeTyped(
    new URLSearchParams(search).get('c') ?? (hash.startsWith(ofEvening) ? '' : hash.slice(1)),
  );
  return {
    code: isForgotten ? '' : code,
    secret,
    keep(sent) {
      void navigate(`${pathname}${ofEvening}${sent}`, { replace: true });
    },
    forget() {
      setForgotten(true);
      if (search || hash) void navigate(pathname, { replace: true });
    },
  };
}
