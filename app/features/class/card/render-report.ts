import type { ReactNode } from 'react';
import type { Attempt } from '#domain/instruments/attempt.ts';

/** How a page shows the report of attempts: this feature knows no other. */
export type RenderReport = (attempts: readonly Attempt[]) => ReactNode;
