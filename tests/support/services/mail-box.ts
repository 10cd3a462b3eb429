import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** `rejects`: answers mails with 451. `hangs`: never answers. */
type MailBoxMode = 'accepts' | 'rejects' | 'hangs';

export interface MailBox {
  /** The URL with the server's only account. */
  url: string;
  port: number;
  mode: MailBoxMode;
  /** Accepted mails, in order. */
  mails: ParsedMail[];
  /** The number of attempts to send. */
  tries: number;
  close(): Promise<void>;
}

/**
 * A real SMTP server on the loopback, by default on a free port. It rejects recipients `unknown@…` and
 * senders `other@…`; `secure` uses a self-signed certificate.
 */
export async function startMailBox({
  port: wantedPort = 0,
  secure = false,
} = {}): Promise<MailBox> {
  const server = new SMTPServer({
    secure,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      if (username === 'site' && password === 'pass word') done(null, { user: username });
      else done(new Error('Invalid user or password'));
    },
    onMailFrom({ address }, _session, done) {
      if (address.startsWith('other@')) done(new Error('Not your address'));
      else done();
    },
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('unknown@')) done(new Error('No such user'));
      else done();
    },
    onData(stream, _session, done) {
      box.tries += 1;
      text(stream)
        .then(async (source) => {
          if (box.mode === 'hangs') return;
          if (box.mode === 'rejects')
            return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          box.mails.push(await simpleParser(source));
          done();
        })
        .catch(done); // a killed client sends half a mail
    },
  });
  // And resets its connection.
  server.on('error', () => {});
  server.listen(wantedPort, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const box: MailBox = {
    url: `smtp${secure ? 's' : ''}://site:pass%20word@127.0.0.1:${port}`,
    port,
    mode: 'accepts',
    mails: [],
    tries: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return box;
}
