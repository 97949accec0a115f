/** A successful answer; its body is read once, as a stream or as JSON. */
interface Answer {
  readonly body: AsyncIterable<unknown>;
  json(): Promise<unknown>;
}

/** The owner of a coupon, with the running product. */
export interface Owner {
  readonly port: number;
  readonly pid: number;
  readonly databaseUrl: string;
  readonly couponId: string;
  /** Throws for an answer that is no success. */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
}
