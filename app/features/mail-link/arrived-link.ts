import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { parseLink, readLink, withoutLink, type MailLink } from './parse-link.ts';

type BearerLink = Extract<MailLink, { kind: 'bearer' }>;

let arrived: MailLink | undefined;
let isComing = false;

/** An access token alone is kept here and nowhere else: a reload has lost it (threat A23). */
let bearer: BearerLink | undefined;
const listeners = new Set<() => void>();

/** The token has served, or opens nothing. */
export function dropBearer(): void {
  bearer = undefined;
  for (const listener of listeners) listener();
}

/**
 * Takes a mailed link out of the address, at once: called as soon as the page's code is there, before the address is
 * shown, before any request and before auth events are subscribed to.
 */
export function takeLinkFromAddress(): void {
  const url = new URL(window.location.href);
  const link = parseLink(url);
  if (!link) return;
  arrived = link;
  isComing = true;
  window.history.replaceState(window.history.state, '', withoutLink(url));
}

/**
 * Whether a link was taken out of the address and is not shown yet: until then no visitor may be sent away from here
 * because they are signed in, or the link is lost.
 */
export function isLinkComing(): boolean {
  return isComing;
}

/**
 * The link that brought the person here. It lives in the history entry: a reload keeps it, the
 * address and its copies never show it, and going on replaces the entry. Of an access token alone the entry says
 * that a link came without what opens it.
 */
export function useArrivedLink(): MailLink | undefined {
  const isHydrated = useHydrated();
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const held = useSyncExternalStore(listenToBearer, readBearer, () => undefined);
  useEffect(() => {
    // A link opened in a tab that already shows this page changes the fragment only.
    takeLinkFromAddress();
    if (!arrived) return;
    const link = arrived;
    arrived = undefined;
    bearer = link.kind === 'bearer' ? link : undefined;
    const kept = bearer ? { kind: 'incomplete', type: bearer.type } : link;
    const { pathname, search: cleaned } = window.location;
    void navigate(pathname + cleaned, { replace: true, state: { link: kept } });
  }, [hash, search, navigate]);
  const isKept = isHydrated && typeof state === 'object' && state !== null;
  const kept = isKept ? readLink(Reflect.get(state, 'link')) : undefined;
  const link = kept?.kind === 'incomplete' && held ? held : kept;
  const isShown = link !== undefined;
  useEffect(() => {
    if (isShown) isComing = false;
  }, [isShown]);
  return link;
}

function listenToBearer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readBearer(): BearerLink | undefined {
  return bearer;
}
