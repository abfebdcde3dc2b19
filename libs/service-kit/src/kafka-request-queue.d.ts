declare module 'kafkajs/src/network/requestQueue/index.js' {
  interface SocketRequest {
    readonly expectResponse: boolean;
    send(): void;
  }
  /** What waits to be sent on one connection: part of kafkajs that it does not document. */
  export default class RequestQueue {
    constructor(options: {
      maxInFlightRequests: number | null;
      requestTimeout: number;
      enforceRequestTimeout: boolean;
      clientId: string;
      broker: string;
      logger: { debug(): void };
    });
    readonly pending: SocketRequest[];
    throttledUntil: number;
    checkPendingRequests(): void;
    scheduleCheckPendingRequests(): void;
  }
}
