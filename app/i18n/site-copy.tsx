import { createContext, useContext } from 'react';
import type { Copy } from '#content/dictionaries/es/site.ts';

const SiteCopyContext = createContext<Copy | undefined>(undefined);

export const SiteCopyProvider = SiteCopyContext;

/** The words of the frame around every page: navigation, footer, notices. */
export function useSiteCopy(): Copy {
  const copy = useContext(SiteCopyContext);
  if (!copy) throw new Error('useSiteCopy outside of SiteCopyProvider');
  return copy;
}
