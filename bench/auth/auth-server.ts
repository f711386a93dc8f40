import { SMTPServer } from 'smtp-server';
import { onCluster } from '#bench/on-cluster.ts';
import { startCluster } from '#tests/database/postgres-cluster.ts';
import { startServer } from '#tests/serve.ts';

/** How long a slow mail server takes for each mail: a careless sign-up would wait for it (threat A03). */
export const SLOW_MAIL = 500;

export const password = 'una ballena en el tejado';

/** The embedded server as it is shipped, or one that an owner runs, here without waiting for the disk. */
export const databaseKinds = ['PostgreSQL', 'embedded'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

export type AuthServer = {
  kind: DatabaseKind;
  /** One request of the protocol; resolves with status, body and milliseconds until it was read. */
  ask(path: string, body?: object, token?: string, method?: string): Promise<Answer>;
  /** A confirmed account, whose token is good for a quarter of an hour. */
  makePerson(email: string): Promise<string>;
  stop(): Promise<void>;
};

export type Answer = { status: number; body: unknown; ms: number };

// One browser makes all accounts here, so that each keeps the password it signed up with.
const browserKey = 'b'.repeat(43);

/**
 * The product's own server on a database of its own, without limits. Its mails leave one after another, each taking `mailPause` ms. `root` is another checkout whose
 * server is to run.
 */
export async function startAuthServer(options: {
  kind?: DatabaseKind | undefined;
  mailPause: number;
  root?: string | undefined;
}): Promise<AuthServer> {
  const { kind, mailPause, root } = options;
  const cluster = kind === 'embedded' ? undefined : await startCluster();
  const tokens = new Map<string, string>();
  const { port, close } = await startMailServer(mailPause, (to, token) => tokens.set(to, token));
  const settings = {
    RATE_LIMITS: 'all=1000000/60',
    LOG_LEVEL: 'error',
    SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true&pool=true&maxConnections=20`,
    MAIL_FROM: 'Faro <hola@faro.example>',
    ...(cluster && onCluster(cluster.url('postgres'))),
  };
  const server = await startServer(settings, { root });
  const { anonKey } = await (await fetch(`${server.url}/config.json`)).json();

  async function ask(
    path: string,
    body?: object,
    token?: string,
    method = body ? 'POST' : 'GET',
  ): Promise<Answer> {
    const start = performance.now();
    const response = await fetch(server.url + path, {
      method,
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${token ?? anonKey}`,
        'content-type': 'application/json',
        'x-browser-key': browserKey,
      },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await response.text();
    const ms = performance.now() - start;
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), ms };
  }

  async function makePerson(email: string): Promise<string> {
    await ask('/auth/v1/signup', { email, password });
    for (let tries = 0; tries < 3_000 && !tokens.has(email); tries += 1) {
      await new Promise((resume) => setTimeout(resume, 10));
    }
    const { body } = await ask('/auth/v1/verify', {
      type: 'signup',
      token_hash: tokens.get(email),
    });
    if (body && typeof body === 'object' && 'access_token' in body)
      return String(body.access_token);
    throw new Error(`${email} could not be confirmed: ${JSON.stringify(body)}`);
  }

  return {
    kind: cluster ? 'PostgreSQL' : 'embedded',
    ask,
    makePerson,
    async stop() {
      await server.remove();
      await close();
      await cluster?.stop();
    },
  };
}

/** A mail server on loopback that keeps the token of each mail's link and takes `pause` ms for each. */
export async function startMailServer(pause: number, keep: (to: string, token: string) => void) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        // Quoted-printable, as nodemailer writes a text with accents.
        const text = Buffer.concat(chunks)
          .toString()
          .replaceAll('=\r\n', '')
          .replaceAll('=3D', '=');
        const token = /token_hash=([\w-]+)/.exec(text)?.[1];
        for (const { address } of session.envelope.rcptTo) if (token) keep(address, token);
        setTimeout(done, pause);
      });
    },
  });
  // A client that is stopped lays its connections down.
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return { port, close: () => new Promise<void>((closed) => server.close(() => closed())) };
}
