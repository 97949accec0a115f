import { createServer, type Server, type Socket } from 'node:net';
import type { SmtpSettings } from '../../../server/configuration/mail-settings.ts';

/** The reply to a command or message: a line, or one of the two below. */
export type SinkReply = string;

export const HANG_UP: SinkReply = 'hang up';
export const SAY_NOTHING: SinkReply = 'say nothing';

interface SinkMail {
  readonly recipients: readonly string[];
  readonly source: string;
}

export interface SmtpSink {
  readonly settings: SmtpSettings;
  /** Accepted messages, in order. */
  readonly mails: readonly SinkMail[];
  /** Every command line, in order. */
  readonly commands: readonly string[];
  close(): Promise<void>;
}

/** A small SMTP server on a free port that records everything. `answer` may reply to a command (its first word, or `content` for the message) with something other than "250 OK", or with nothing. */
export async function openSmtpSink(
  answer: (command: string, line: string) => SinkReply | null = () => null,
): Promise<SmtpSink> {
  const mails: SinkMail[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, { answer, mails, commands });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    settings: {
      host: '127.0.0.1',
      port: portOf(server),
      secure: false,
      requireTls: false,
      credentials: null,
    },
    mails,
    commands,
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}

const REPLIES: Readonly<Record<string, SinkReply>> = {
  DATA: '354 Go on',
  STARTTLS: '502 No TLS here',
};

interface Conversation {
  readonly answer: (command: string, line: string) => SinkReply | null;
  readonly mails: SinkMail[];
  readonly commands: string[];
}

function converse(socket: Socket, { answer, mails, commands }: Conversation): void {
  let pending = '';
  let isContent = false;
  let recipients: string[] = [];
  const say = (reply: SinkReply): void => {
    if (reply === HANG_UP) socket.destroy();
    else if (reply !== SAY_NOTHING) socket.write(`${reply}\r\n`);
  };
  const takeContent = (source: string): void => {
    isContent = false;
    mails.push({ recipients, source });
    recipients = [];
    say(answer('content', source) ?? '250 Taken');
  };
  const takeCommand = (line: string): void => {
    commands.push(line);
    const command = (/^\w+/.exec(line)?.[0] ?? '').toUpperCase();
    const reply = answer(command, line) ?? REPLIES[command] ?? '250 OK';
    if (command === 'RCPT' && reply.startsWith('250')) recipients.push(line);
    isContent = command === 'DATA' && reply.startsWith('354');
    say(reply);
  };
  socket.setEncoding('latin1');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    pending += String(chunk);
    for (;;) {
      const mark = isContent ? '\r\n.\r\n' : '\r\n';
      const end = pending.indexOf(mark);
      if (end === -1) return;
      const piece = pending.slice(0, end);
      pending = pending.slice(end + mark.length);
      if (isContent) takeContent(piece);
      else takeCommand(piece);
    }
  });
  say(answer('greeting', '') ?? '220 sink.example');
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sink has no port.');
  return address.port;
}
