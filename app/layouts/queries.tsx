import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient, documentQueries } from '#app/data/backend/query-client.ts';

/** One cache for everything in this document that asks the backend; at build time one per render. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    typeof document === 'undefined' ? createQueryClient() : documentQueries(),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
