import { everyAddress, hub, ports, zoneAddress, zones } from './network.ts'

/** One of three Patroni nodes. Its lease lasts 20 seconds: so long a dead node is thought to live. */
export function patroniSettings(zone: number, folder: string): string {
  const address = zoneAddress(zone)
  return JSON.stringify({
    scope: 'dhow',
    name: `node${zone}`,
    restapi: { listen: `${address}:${ports.patroni}`, connect_address: `${address}:${ports.patroni}` },
    // by the older API of etcd: over v3, Patroni before 3.0.3 writes the lease without comparing it (patroni/patroni#2689), and a
    // node that was cut off took it back when the network was mended: 177 of 2,621 confirmed orders were lost
    etcd: { hosts: zones.map((one) => `${zoneAddress(one)}:${ports.etcdClient}`) },
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
        `host all all ${everyAddress} trust`,
        `host replication all ${everyAddress} trust`,
      ],
    },
    postgresql: {
      listen: `${address},127.0.0.1:${ports.postgres}`,
      connect_address: `${address}:${ports.postgres}`,
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
export function balancerSettings(): string {
  const nodes = zones
    .map((zone) => `  server node${zone} ${zoneAddress(zone)}:${ports.postgres} check port ${ports.patroni}`)
    .join('\n')
  return `
defaults
  timeout connect 2s
  timeout client 90s
  timeout server 90s
  timeout check 2s

listen primary
  mode tcp
  bind ${hub}:${ports.primary}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes}

listen replica
  mode tcp
  balance roundrobin
  bind ${hub}:${ports.replica}
  option httpchk GET /replica
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes}

listen web
  mode http
  bind ${hub}:${ports.web}
  bind 127.0.0.1:${ports.web}
  balance roundrobin
  option redispatch 1
  retries 2
  retry-on conn-failure empty-response
  http-request disable-l7-retry if !METH_GET
  option httpchk GET /readyz
  # a process without its database goes on showing pages; one that drains is left alone
  http-check expect ! rstring draining
  # a zone whose cable is cut answers no more: what waits there is begun anew by who asked
  default-server inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
${zones.map((zone) => `  server app${zone} ${zoneAddress(zone)}:${ports.app} check`).join('\n')}
`
}

/** PgBouncer 1.18 in transaction mode, before the balancer's primary. */
export function poolerSettings(): string {
  return `
[databases]
dhow = host=${hub} port=${ports.primary} user=dhow password=drill
[pgbouncer]
listen_addr = ${hub}
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
export function cacheSettings(): string {
  return `vcl 4.1;
import std;
import xkey;

probe alive { .url = "/healthz"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; }
backend web {
  .host = "${hub}"; .port = "${ports.web}"; .probe = alive;
  .connect_timeout = 2s; .first_byte_timeout = 40s;
}
acl processes { ${zones.map((zone) => `"${zoneAddress(zone)}";`).join(' ')} }

sub vcl_recv {
  # for a page that it has kept, the cache waits three seconds and not forty for a process that hangs
  if (req.restarts == 0) { set req.http.hurry = "1"; } else { unset req.http.hurry; }
  if (req.method == "PURGE") {
    if (client.ip !~ processes) { return (synth(405)); }
    # kept as stale, for the time in which nobody answers
    set req.http.purged = xkey.softpurge(req.http.surrogate-key);
    return (synth(200, "purged " + req.http.purged));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # what is a traveller's own is never kept
  if (req.http.authorization || (req.url ~ "^/api/" && req.http.cookie)) { return (pass); }
  if (req.url ~ "^(/[a-z][a-z])?/cart([?]|$)") { return (pass); }
  unset req.http.cookie;
  # a page that has changed is made anew before it is shown, unless that has failed a moment ago
  # (said again: a restart keeps the 3 seconds, and with them it answered 503 although it had the page)
  set req.grace = 1h;
  if (req.restarts == 0 && std.healthy(req.backend_hint)) { set req.grace = 3s; }
}

sub vcl_backend_fetch {
  if (bereq.http.hurry && (bereq.method == "GET" || bereq.method == "HEAD")) { set bereq.first_byte_timeout = 3s; }
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.surrogate-key;
  if (beresp.status >= 500) {
    # a reply that is delivered takes the place of the page that is kept here, whatever its status: the first one is thrown away, and
    # the page behind it is looked for
    if (bereq.is_bgfetch || (bereq.http.hurry && !bereq.uncacheable)) { return (abandon); }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.http.warning ~ "^111") {
    # a process shows a page as it was: good for as long as nobody answers, and asked for again after a second
    set beresp.ttl = 1s;
    set beresp.grace = 1h;
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

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) { return (restart); }
}

sub vcl_deliver {
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) { return (restart); }
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
}
`
}
