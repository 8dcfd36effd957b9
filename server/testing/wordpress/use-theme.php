<?php
// php use-theme.php SITE THEME. Not `$theme`: WordPress has a global variable of that name, and empties it.
[ , $site, $wanted ] = $argv;
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require "$site/wp-load.php";
if ( ! wp_get_theme( $wanted )->exists() ) {
	fwrite( STDERR, "there is no theme $wanted\n" );
	exit( 1 );
}
switch_theme( $wanted );
if ( get_stylesheet() !== $wanted ) {
	exit( 1 );
}
