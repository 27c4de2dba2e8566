import type { Headcount } from '../cluster/Headcount.ts';
import type { Peers } from '../cluster/Peers.ts';
import type { Services } from '../room/services.ts';
import type { Listing } from './Listing.ts';

/** What the lobby, the offices and the routes of one process share. */
export interface HouseServices extends Services {
  readonly listing: Listing;
  readonly presence: Headcount;
  /** the other processes of the service */
  readonly peers: Peers;
}
