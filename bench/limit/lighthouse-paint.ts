import lighthouse from 'lighthouse';

/** The largest paint (ms) on Lighthouse's phone: a network of slow 4G and a slower processor, simulated. */
export async function lighthousePaint(url: string, port: number): Promise<number> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyAudits: ['largest-contentful-paint'],
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse gave up on ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  return result.lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
}
