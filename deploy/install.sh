#!/bin/sh
# From a bare Debian 13 to the site under https: packages, database, settings, units, proxy. May be run again: it keeps what is there.
#
#   FARO_DOMAIN=faro.example sh deploy/install.sh
#
# FARO_DOMAIN   the name that people type; its A (and AAAA) record leads to this machine
# FARO_TLS      empty: a certificate of Let's Encrypt; "tls internal": one of Caddy's own authority, for a trial
# FARO_SOURCE   a folder with the site's repository, or an address for git; without it the one that this script lies in
set -eu
domain=${FARO_DOMAIN:?say FARO_DOMAIN=your.domain}
here=$(cd "$(dirname "$0")/.." && pwd)
say() { printf '%s  %s\n' "$(date +%H:%M:%S)" "$*"; }
[ "$(id -u)" = 0 ] || { echo 'Run it as root.' >&2; exit 1; }

say 'packages of Debian'
export DEBIAN_FRONTEND=noninteractive
apt-get update -q >/dev/null
apt-get install -y -q --no-install-recommends nodejs npm postgresql caddy age rclone git curl ca-certificates >/dev/null

say 'the account that the site runs as'
id faro >/dev/null 2>&1 || useradd --system --home-dir /var/lib/faro --shell /usr/sbin/nologin faro
install -d -m 700 -o faro -g faro /var/lib/faro /var/cache/faro
install -d -m 755 /opt/faro /opt/faro/releases /opt/faro/slots
install -d -m 750 -g faro /etc/faro

say 'the database'
systemctl start postgresql
as_postgres() { runuser -u postgres -- psql -qXAt -v ON_ERROR_STOP=1 "$@"; }
if [ -z "$(as_postgres -c "select 1 from pg_roles where rolname = 'faro'")" ]; then
	password=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')
	# Kept before it is used: whatever ends this in the middle, the next run knows it.
	umask 077
	printf 'DATABASE_URL=postgres://faro:%s@localhost/faro\n' "$password" > /etc/faro/database.env
	umask 022
	as_postgres <<-SQL
		create role faro login createrole createdb password '$password';
		create role anon nologin noinherit;
		create role authenticated nologin noinherit;
		create role service_role nologin noinherit bypassrls;
		create role authenticator nologin noinherit;
		grant anon, authenticated, service_role, authenticator to faro with admin option;
	SQL
fi
[ -n "$(as_postgres -c "select 1 from pg_database where datname = 'faro'")" ] || as_postgres -c 'create database faro owner faro'

# Another version comes by: faro upgrade.
if [ -e /opt/faro/current ]; then
	release=$(readlink /opt/faro/current)
else
	say 'the site: packages and build'
	release=$(sh "$here/deploy/stage.sh" "${FARO_SOURCE:-$here}")
	# Where `faro upgrade` looks when it is told no other place.
	(git -C "$here" remote get-url origin 2>/dev/null || echo "${FARO_SOURCE:-$here}") > /etc/faro/source
fi

say 'settings: /etc/faro/faro.env'
if [ ! -s /etc/faro/faro.env ]; then
	umask 077
	{
		cat /etc/faro/database.env
		(cd "$release" && npm run --silent secrets)
		printf 'SITE_URL=https://%s\nTRUSTED_PROXIES=127.0.0.1,::1\n' "$domain"
		sed -n '/^# mail/,$p' "$release/deploy/faro.env.example"
	} > /etc/faro/faro.env.new
	mv /etc/faro/faro.env.new /etc/faro/faro.env
	rm -f /etc/faro/database.env
	umask 022
fi
chown root:faro /etc/faro/faro.env
chmod 640 /etc/faro/faro.env

say 'units, the command "faro", the proxy'
install -m 644 "$release"/deploy/*.service "$release"/deploy/*.timer /etc/systemd/system/
install -m 755 "$release/deploy/faro" /usr/local/bin/faro
install -m 644 "$release/deploy/Caddyfile" /etc/caddy/Caddyfile
install -d /etc/systemd/system/caddy.service.d
printf '[Service]\nEnvironment="FARO_DOMAIN=%s" "FARO_TLS=%s"\n' "$domain" "${FARO_TLS:-}" \
	> /etc/systemd/system/caddy.service.d/faro.conf
systemctl daemon-reload
if [ ! -e /opt/faro/current ]; then
	ln -sfn "$release" /opt/faro/current
	ln -sfn "$release" /opt/faro/slots/3001
	systemctl enable -q --now faro@3001
fi
systemctl enable -q --now faro-backup.timer faro-drill.timer
systemctl enable -q caddy
systemctl restart caddy

say 'waiting until it is ready'
sh "$release/deploy/wait-ready.sh" 3001 180 "$domain"
say "https://$domain answers; next: sign up there, then: faro admin grant you@$domain; then: faro doctor"
