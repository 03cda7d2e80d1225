import { SMTPServer } from 'smtp-server';

/** A received message: headers and decoded text. */
export type ReceivedMail = {
  readonly messageId: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
};

export type MailServer = {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** The first message to this address, awaited if necessary. */
  mailTo(address: string): Promise<ReceivedMail>;
  refuse(refusing: boolean): void;
  close(): Promise<void>;
};

/** A mail server that can refuse, and reports messages. */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        if (isRefusing) return done(new Error('the box is full'));
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ ...readMail(text), to });
        done();
        for (const look of waiting) look();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    mailTo: (wanted) =>
      new Promise((found) => {
        const look = () => {
          const mail = received.find(({ to }) => to.includes(wanted));
          if (!mail) return;
          waiting.delete(look);
          found(mail);
        };
        waiting.add(look);
        look();
      }),
    refuse: (refusing) => {
      isRefusing = refusing;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Reads a message of one part, the only kind that the shop sends. */
function readMail(text: string): Omit<ReceivedMail, 'to'> {
  const end = text.indexOf('\r\n\r\n');
  // Continued header lines begin with a space.
  const head = text.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return {
    messageId: header('Message-ID'),
    subject: decodeWords(header('Subject')),
    text: decodeBody(text.slice(end + 4), header('Content-Transfer-Encoding')),
  };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\r\n', '')) : body;
}

/** Decodes `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`, with nothing between two of them. */
const decodeWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, way: string, words: string) =>
      way.toLowerCase() === 'b'
        ? Buffer.from(words, 'base64').toString('utf8')
        : decodeQuoted(words.replaceAll('_', ' ')),
    );

/** A letter's bytes may be encoded one by one, so they are joined before decoding. */
const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');
