import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '#app/data/backend/query-client.ts';

let shared: ReturnType<typeof createQueryClient> | undefined;

/** One cache for everything in this document that asks the backend; at build time one per render. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() => {
    if (typeof document === 'undefined') return createQueryClient();
    return (shared ??= createQueryClient());
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
