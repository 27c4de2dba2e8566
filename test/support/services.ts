import pg from 'pg';

let count = 0;

/** Another empty database on this server: its address. */
export async function freshDatabase(server: string): Promise<string> {
  const name = `fresh_${process.pid}_${++count}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
