import { useState } from 'react';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import { codeTyped } from '#domain/class/class-code.ts';

export type AddressCode = { code: string; forget: () => void };

/**
 * The code that the address brings, scanned from the wall: `?c=` or behind the `#`. `forget` takes it out of the address,
 * so that loading the page again is no new pupil.
 */
export function useAddressCode(): AddressCode {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [isForgotten, setForgotten] = useState(false);
  const code = codeTyped(new URLSearchParams(search).get('c') ?? hash.slice(1));
  return {
    code: isForgotten ? '' : code,
    forget() {
      setForgotten(true);
      if (search || hash) void navigate(pathname, { replace: true });
    },
  };
}
