/** Generated from en/server/metrics.json by `npm run generate`. Do not edit. */
export const requestsUnderWay = (): string =>
  'Calls of the services and of sign-in that are being answered, and whether further ones are refused.';
export const mailOutbox = (): string => 'Mails that wait to be sent, and those that were given up.';
export const walletDeliveries = (): string =>
  'Messages to wallets that wait to be sent, and those that were given up.';
export const databaseConnections = (): string =>
  'Connections to the database, and calls that wait for one.';
export const connections = (): string => 'Connections of visitors.';
export const unreadBytes = (): string => 'Bytes of answers that wait to be read.';
export const connectionsEnded = (): string =>
  'Connections ended because they sent or read too slowly, or since there were too many or too much unread.';
export const requests = (): string => 'Answered requests.';
export const requestSeconds = (): string =>
  'From the first byte of a request to the last of its answer.';
export const pageViews = (): string =>
  'Screens that were seen, by the first part of their address.';
export const webVitals = (): string => 'FCP, FID, INP, LCP and TTFB in browsers.';
export const layoutShift = (): string => 'CLS in browsers.';
