#!/bin/sh
# Another version beside the one that serves: backup, start, look, switch; what fails leaves the former serving.
#   faro upgrade [folder of a repository | address for git] [branch, tag]       without any: where the last one came from
set -eu
[ "$(id -u)" = 0 ] || { echo 'Run it as root: sudo faro upgrade' >&2; exit 1; }
say() { printf '%s  %s\n' "$(date +%H:%M:%S)" "$*"; }
source=${1:-$(cat /etc/faro/source 2>/dev/null || true)}
[ -n "$source" ] || { echo 'Say where the new version is: faro upgrade <folder or address>' >&2; exit 2; }
host=$(sed -n 's#^SITE_URL=https\{0,1\}://\([^/]*\).*#\1#p' /etc/faro/faro.env)
if systemctl -q is-active faro@3001; then live=3001 spare=3002; else live=3002 spare=3001; fi
systemctl -q is-active "faro@$live" || { echo 'No process serves: start one first (systemctl start faro@3001).' >&2; exit 1; }

say "staging $source"
release=$(sh /opt/faro/current/deploy/stage.sh "$source" "${2:-}") || { say 'It could not be built. Nothing was changed.'; exit 1; }
install_units() {
	install -m 644 "$1"/deploy/*.service "$1"/deploy/*.timer /etc/systemd/system/
	systemctl daemon-reload
}
give_back() {
	systemctl stop "faro@$spare" 2>/dev/null || true
	rm -rf "$release" "/opt/faro/slots/$spare"
	install_units /opt/faro/current
	say "Nothing was changed: port $live goes on with $(readlink /opt/faro/current)."
	exit 1
}

say 'whether it may serve these tables'
in_release() {
	(cd "$release" && set -a && . /etc/faro/faro.env && set +a &&
		runuser -u faro --preserve-environment -- env HOME=/var/cache/faro DATA_DIR=/var/lib/faro NODE_ENV=production npm run --silent "$@")
}
in_release upgrade:check || give_back

say 'backup'
saved=/var/lib/faro/backups/before-upgrade-$(basename "$release")
faro backup "$saved" || give_back

say "starting it beside, on port $spare"
ln -sfn "$release" "/opt/faro/slots/$spare"
install_units "$release"
systemctl start "faro@$spare" || give_back
if ! sh "$release/deploy/wait-ready.sh" "$spare" "${FARO_READY_SECONDS:-120}" "$host"; then
	journalctl -q -u "faro@$spare" -n 5 -o cat --no-pager >&2 || true
	give_back
fi

say 'switching'
ln -sfn "$release" /opt/faro/current
install -m 755 "$release/deploy/faro" /usr/local/bin/faro
systemctl enable -q "faro@$spare"
systemctl disable -q "faro@$live"
# What the former is still answering it finishes; the proxy has seen the new one ready.
sleep 2
systemctl stop "faro@$live"
printf '%s\n' "$source" > /etc/faro/source
# The last three stay, to go back to.
find /opt/faro/releases -mindepth 1 -maxdepth 1 -type d | sort | head -n -3 | while read -r old; do
	[ "$old" = "$(readlink /opt/faro/current)" ] || rm -rf "$old"
done
say "port $spare serves $release; the backup of before is $saved"
