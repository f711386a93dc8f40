import type { Provider } from '#app/data/device/provider-trip.ts';

/** The mark of a provider, in the colours and the shape that its own rules ask for. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shapes[provider].map(([fill, path]) => (
        <path key={fill} fill={fill} d={path} />
      ))}
    </svg>
  );
}

const shapes: Record<Provider, readonly (readonly [fill: string, path: string])[]> = {
  google: [
    [
      '#4285F4',
      'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1z',
    ],
    [
      '#34A853',
      'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z',
    ],
    ['#FBBC05', 'M5.84 14.09a6.6 6.6 0 0 1 0-4.18V7.07H2.18a11 11 0 0 0 0 9.86l3.66-2.84z'],
    [
      '#EA4335',
      'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15A11 11 0 0 0 2.18 7.07l3.66 2.84C6.71 7.31 9.14 5.38 12 5.38z',
    ],
  ],
  azure: [
    ['#F25022', 'M2 2h9.5v9.5H2z'],
    ['#7FBA00', 'M12.5 2H22v9.5h-9.5z'],
    ['#00A4EF', 'M2 12.5h9.5V22H2z'],
    ['#FFB900', 'M12.5 12.5H22V22h-9.5z'],
  ],
};
