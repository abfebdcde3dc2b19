/// <reference path="./kafka-request-queue.d.ts" />
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

/**
 * kafkajs 2.2.4 looks at an empty request queue again every millisecond, on every connection, for ever: a twentieth of a
 * core for each idle service. Whatever is put into the queue asks for its own look, so an empty one needs none. To be
 * called before the first connection.
 * Source: tulios/kafkajs issues 1556, 1704 and 1751, open and unanswered.
 */
export function letIdleConnectionsRest(): void {
  const { scheduleCheckPendingRequests: schedule } = RequestQueue.prototype;
  if (typeof schedule !== 'function') throw new Error('kafkajs changed its request queue: see kafka-idle.ts');
  RequestQueue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.pending.length > 0) schedule.call(this);
  };
}
