/** A message that comes and goes; what must stay is said on the page as well. */
export type Toast = { tone: 'destructive' | 'success'; title: string; description?: string };

let show: ((toast: Toast) => void) | undefined;
let isWanted = false;
const waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast; the first one waits until what draws toasts has been loaded. */
export function showToast(toast: Toast): void {
  if (show) show(toast);
  else waiting.push(toast);
  prepareToasts();
}

/** Loads what draws toasts, so that the first one also appears when the network has gone by then. */
export function prepareToasts(): void {
  if (isWanted) return;
  isWanted = true;
  for (const listener of listeners) listener();
}

/** Called by what draws: takes over the toasts that wait and all that follow, until it is undone. */
export function connectToasts(draw: (toast: Toast) => void): () => void {
  show = draw;
  for (const toast of waiting.splice(0)) draw(toast);
  return () => {
    show = undefined;
  };
}

/** For `useSyncExternalStore`: whether a toast was wanted yet. */
export const toastsWanted = {
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => isWanted,
};
