/** Generated from en/server/metrics.json by `npm run generate`. Do not edit. */

export const requestsUnderWay = (): string =>
  'Requests to the services and to sign-in that are running, and whether more are refused.';
export const mailOutbox = (): string => 'Mails waiting to be sent, and mails given up.';
export const proofMails = (): string =>
  'Mails about answers to proofs waiting to be sent, and mails given up.';
export const walletDeliveries = (): string =>
  'Wallet messages waiting to be sent, and messages given up.';
export const cachePurges = (): string =>
  'Purges of a shared cache waiting to be sent, and purges given up.';
export const databaseConnections = (): string =>
  'Connections to the database, and requests waiting for one.';
export const connections = (): string => 'Open connections.';
export const unreadBytes = (): string => 'Response bytes waiting to be read.';
export const connectionsEnded = (): string =>
  'Connections ended because they sent or read too slowly, were too many, or had too many unread bytes.';
export const requests = (): string => 'Answered requests.';
export const requestSeconds = (): string =>
  'From the first byte of a request to the last byte of its response.';
export const pageViews = (): string => 'Screens viewed, by the first part of their address.';
export const webVitals = (): string => 'FCP, FID, INP, LCP and TTFB in browsers.';
export const layoutShift = (): string => 'CLS in browsers.';
