/** Where everything of the drill listens, all on loopback. */
export interface Ports {
  etcd: { client: number; peer: number }[]
  postgres: number[]
  patroni: number[]
  primary: number
  replica: number
  pooler: number
  apps: number[]
  web: number
  cache: number
  bucket: number
}

const at = (port: number | undefined) => `127.0.0.1:${port}`

/** One of three Patroni nodes. Its lease lasts 20 seconds: so long a dead node is thought to live. */
export function patroniSettings(ports: Ports, index: number, folder: string): string {
  return JSON.stringify({
    scope: 'dhow',
    name: `node${index}`,
    restapi: { listen: at(ports.patroni[index]), connect_address: at(ports.patroni[index]) },
    etcd3: { hosts: ports.etcd.map(({ client }) => at(client)) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 4,
        retry_timeout: 6,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        // a primary that died is not waited for
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 150,
            shared_buffers: '128MB',
            wal_keep_size: '256MB',
            wal_log_hints: 'on',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
    },
    postgresql: {
      listen: at(ports.postgres[index]),
      connect_address: at(ports.postgres[index]),
      data_dir: `${folder}/data`,
      bin_dir: '/usr/lib/postgresql/15/bin',
      pgpass: `${folder}/pgpass`,
      authentication: {
        replication: { username: 'replicator', password: 'drill' },
        superuser: { username: 'postgres', password: 'drill' },
      },
      parameters: { unix_socket_directories: folder },
    },
  })
}

/** The balancer asks Patroni who may be written, and the processes whether they are there. */
export function balancerSettings(ports: Ports): string {
  const nodes = (options: string) =>
    ports.postgres
      .map((port, index) => `  server node${index} ${at(port)} check port ${ports.patroni[index]} ${options}`)
      .join('\n')
  return `
defaults
  timeout connect 2s
  timeout client 90s
  timeout server 90s
  timeout check 2s

listen primary
  mode tcp
  bind ${at(ports.primary)}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes('')}

listen replica
  mode tcp
  balance roundrobin
  bind ${at(ports.replica)}
  option httpchk GET /replica
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes('')}

listen web
  mode http
  bind ${at(ports.web)}
  balance roundrobin
  option redispatch 1
  retries 2
  retry-on conn-failure empty-response
  http-request disable-l7-retry if !METH_GET
  option httpchk GET /readyz
  # a process without its database goes on showing pages; one that drains is left alone
  http-check expect ! rstring draining
  default-server inter 1s fall 2 rise 1
${ports.apps.map((port, index) => `  server app${index} ${at(port)} check`).join('\n')}
`
}

/** PgBouncer 1.18 in transaction mode, before the balancer's primary. */
export function poolerSettings(ports: Ports): string {
  return `
[databases]
dhow = host=127.0.0.1 port=${ports.primary} user=dhow password=drill
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 300
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
`
}

/** Varnish keeps pages until a process purges them by their keys, and shows stale ones for an hour while no server answers. */
export function cacheSettings(ports: Ports): string {
  return `vcl 4.1;
import std;
import xkey;

probe alive { .url = "/healthz"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; }
backend web {
  .host = "127.0.0.1"; .port = "${ports.web}"; .probe = alive;
  .connect_timeout = 2s; .first_byte_timeout = 40s;
}
acl processes { "127.0.0.1"; }

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ processes) { return (synth(405)); }
    # kept as stale, for the time in which nobody answers
    set req.http.purged = xkey.softpurge(req.http.surrogate-key);
    return (synth(200, "purged " + req.http.purged));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # what is a traveller's own is never kept
  if (req.http.authorization || (req.url ~ "^/api/" && req.http.cookie)) { return (pass); }
  unset req.http.cookie;
  # a page that has changed is made anew before it is shown, unless that has failed a moment ago
  if (req.restarts == 0 && std.healthy(req.backend_hint)) { set req.grace = 3s; }
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.surrogate-key;
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) { return (abandon); }
    # not even remembered as one that is not kept: the stale page behind it is looked for next
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.http.cache-control ~ "no-store|private" || beresp.status >= 400) {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  set beresp.grace = 1h;
}

sub vcl_backend_error {
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
}

sub vcl_deliver {
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) { return (restart); }
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
}
`
}
