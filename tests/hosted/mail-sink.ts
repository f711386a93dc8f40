import { SMTPServer } from 'smtp-server';
import { freePort } from '#tests/two-processes.ts';

/** A mail server that keeps what it is given: for whom, and the bytes. */
export type MailSink = {
  url: string;
  mails: { to: string[]; raw: string }[];
  close(): Promise<void>;
};

export async function startMailSink(): Promise<MailSink> {
  const mails: MailSink['mails'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', () => listening()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
