import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { CLIENT, startStandInProvider } from '#tests/auth/stand-in-provider.ts';
import { startServer, type RunningServer } from '#tests/serve.ts';
import { freePort } from '#tests/two-processes.ts';
import { accessToken } from './access-token.ts';
import { startMailSink, type MailSink } from './mail-sink.ts';

/**
 * Our server in front of a stand-in of a hosted project: two processes on two origins. `url` is what people see;
 * data, mails, stopping and starting again are the project's.
 */
export type HostedSite = RunningServer & {
  projectUrl: string;
  /** What our own server has mailed: reports. */
  sink: MailSink;
  /** What the owner has run each day, with the project's database and their mail server. */
  runJobs(): Promise<void>;
  /** By which the project lets people in, too. */
  google: Awaited<ReturnType<typeof startStandInProvider>>;
};

/** Starts both: the project first, since the site is told its address and its public key. */
export async function startHosted(): Promise<HostedSite> {
  const port = await freePort();
  const sink = await startMailSink();
  const ownMail = {
    SMTP_URL: `${sink.url}?ignoreTLS=true`,
    MAIL_FROM: 'Faro <hola@faro.example>',
  };
  const google = await startStandInProvider({ asks: true });
  const project = await startServer(
    {
      SITE: `http://localhost:${port}`,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: google.url,
    },
    { entry: 'tests/hosted/serve-project.ts', host: '127.0.0.1' },
  );
  const site = await startServer(
    {
      BACKEND_URL: project.url,
      ANON_KEY: await publicKey(project.url),
      // Every server of the run gets a database; this one must have none.
      DATABASE_URL: '',
      ...ownMail,
    },
    { port },
  ).catch(async (error: unknown) => {
    await project.remove();
    await sink.close();
    await google.stop();
    throw error;
  });
  return {
    ...project,
    url: site.url,
    projectUrl: project.url,
    sink,
    async runJobs() {
      const env = { ...process.env, ...ownMail, ...project.env, SITE_URL: site.url };
      const cwd = resolve(import.meta.dirname, '../..');
      await promisify(execFile)(process.execPath, ['tools/operate/jobs.ts'], { cwd, env });
    },
    google,
    async outbox() {
      const mails = await project.outbox();
      return mails.map((mail) => ({ ...mail, text: linksOf(mail.html).join('\n') }));
    },
    async remove() {
      await site.remove();
      await project.remove();
      await sink.close();
      await google.stop();
    },
  };
}

/** Where the links of a mail lead, as a mail program follows them. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&').replaceAll('&#43;', '+'),
  );
}

async function publicKey(project: string): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(`${project}/v1/projects/stand-in/api-keys`, { headers });
  const keys: { name: string; api_key: string }[] = await response.json();
  return keys.find(({ name }) => name === 'anon')?.api_key ?? '';
}
