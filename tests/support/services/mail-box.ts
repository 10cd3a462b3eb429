import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/**
 * `rejects`: takes no email (451). `is silent`: keeps emails without a reply. `hangs up`: the same, and ends the
 * connection.
 */
type MailBoxMode = 'accepts' | 'rejects' | 'is silent' | 'hangs up';

export type MailBox = Awaited<ReturnType<typeof startMailBox>>;

/**
 * A real SMTP server on a free port of the loopback until the test is over. It rejects recipients `unknown@…` and
 * senders `other@…`; `secure` uses a self-signed certificate.
 */
export async function startMailBox({ secure = false } = {}) {
  const server = new SMTPServer({
    secure,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      box.connections += 1;
      done();
    },
    onAuth({ username, password }, _session, done) {
      if (username === 'site' && password === 'pass word') done(null, { user: username });
      else done(new Error('Invalid user or password'));
    },
    onMailFrom({ address }, _session, done) {
      if (box.mode === 'rejects') {
        box.tries += 1;
        done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      } else if (address.startsWith('other@')) done(new Error('Not your address'));
      else done();
    },
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('unknown@')) done(new Error('No such user'));
      else done();
    },
    onData(stream, _session, done) {
      box.tries += 1;
      const { mode } = box; // of this attempt, even if its client is killed and the test changes the mode
      text(stream)
        .then(async (source) => {
          const { text: unwanted = '\0', code: responseCode } = box.refuses ?? {};
          if (source.includes(unwanted))
            return done(Object.assign(new Error('Unwanted'), { responseCode }));
          box.mails.push(await simpleParser(source));
          if (mode === 'hangs up') sockets.forEach((socket) => socket.destroy());
          else if (mode !== 'is silent') done();
        })
        .catch(done); // a killed client sends half an email
    },
  });
  // A killed client also resets its connection.
  server.on('error', () => {});
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => void sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const box = {
    /** With the server's only account. */
    url: `smtp${secure ? 's' : ''}://site:pass%20word@127.0.0.1:${port}`,
    port,
    mode: 'accepts' as MailBoxMode,
    /** How it replies to emails that contain a text. */
    refuses: undefined as { text: string; code: number } | undefined,
    /** Accepted emails, in order. */
    mails: [] as ParsedMail[],
    /** The number of connections that were opened. */
    connections: 0,
    /** The number of attempts to send. */
    tries: 0,
  };
  return box;
}
